import {useField as f} from './field';

export const Lamp = (e) => {
  let o = f(),
    {lit: t = !0, dim: n = !1, disabled: r = o.disabled || !1, level: i = -1, ...s} = e;
  return h('i', {...s, 'data-lit': t, 'data-dim': n, 'data-disabled': r, 'data-level': i});
};
