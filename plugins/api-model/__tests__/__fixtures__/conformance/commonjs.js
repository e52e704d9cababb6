"use strict";
Object.defineProperty(exports, "__esModule", {value: true});
var _react = require("react");
var _jsxRuntime = require("react/jsx-runtime");
const Key = exports.Key = /*#__PURE__*/(0, _react.memo)(function Key(props) {
  const {label = "A", ...other} = props;
  return /*#__PURE__*/(0, _jsxRuntime.jsx)("kbd", {...other, children: label});
});
