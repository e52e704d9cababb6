export {broughtPackages, type Dependent} from './core/brought';
export {createCodeReader, type CodeReader, type Reading} from './core/read';
export {ONE_REACT} from './core/secondReact';
export type {InstalledPackage, PackageDisk} from './core/types';
export {usagesOf} from './core/usages';
export {hasDefault, hasModule, modulesOf} from './files';
