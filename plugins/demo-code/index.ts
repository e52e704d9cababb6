export {type Alias, aliasesOf, aliasFaults, aliasRules, applyAlias} from './core/aliases';
export {broughtPackages, type Dependent} from './core/brought';
export {createCodeReader, type CodeReader, type Reading} from './core/read';
export {readReports, REPORT_FILE, type Reports} from './core/report';
export type {InstalledPackage, PackageDisk} from './core/types';
export {usagesOf} from './core/usages';
export {nearestPackages} from './core/nearestPackages';
export {hasDefault, hasModule, modulesOf} from './files';
