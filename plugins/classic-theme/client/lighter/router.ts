/** The router of a site that keeps its pages in paths. The other one is never asked for. */
export {BrowserRouter, BrowserRouter as HashRouter} from 'react-router-dom';
