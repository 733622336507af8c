import { parts, walkModules } from '../walker/walk-modules.ts'

walkModules(parts['Q to Z'])
