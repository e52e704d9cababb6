import * as React from 'react';

var _excluded = ['dim', 'level', 'tone', 'title'];

export var Lamp = function Lamp(props) {
  var _props$dim = props.dim,
    dim = _props$dim === void 0 ? false : _props$dim,
    level = props.level === undefined ? 3 : props.level,
    title = props.title,
    _props$tone = props.tone,
    tone = _props$tone === void 0 ? 'warm' : _props$tone,
    rest = _objectWithoutProperties(props, _excluded);
  var heading = title === void 0 ? 'none' : title;
  return React.createElement('i', {...rest, 'data-dim': dim, 'data-level': level, 'data-tone': tone, 'data-title': heading});
};
