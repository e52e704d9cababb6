export const Frame = ({children}) => children;
export const css = () => ':root{--a:0}';
