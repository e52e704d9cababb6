export {type Alias, aliasesOf, aliasFaults, aliasRules, applyAlias} from './core/aliases';
export {createCodeReader, type CodeReader, type Reading} from './core/read';
export {readReports, REPORT_FILE, type Reports} from './core/report';
export {usagesOf} from './core/usages';
export {nearestPackages} from './core/nearestPackages';
export {hasDefault, hasModule, modulesOf} from './files';
export {installedPackages, packagesFor, type Installed} from './installed';
