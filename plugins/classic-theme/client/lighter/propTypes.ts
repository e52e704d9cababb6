/** React Router names its types while a site is written alone. */
export default {};
