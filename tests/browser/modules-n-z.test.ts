import { parts, walkModules } from './walker/walk-modules.ts'

walkModules(parts['N to Z'])
