import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/shared/root.ts'

const texts = [
  'README.md',
  'AGENTS.md',
  ...readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'))

const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Folders and files of the project that a text may name; `dist` and generated files exist after the first run. */
const rooms = /^(src|tests|scripts|docs|openapi|generated|\.ci)\//

/** Expands alternatives in braces: `i18n/{bn,de}/modules.json`. */
const spread = (path: string): string[] => {
  const [all, list] = /\{([^}]+)\}/.exec(path) ?? []
  return all === undefined || list === undefined
    ? [path]
    : list.split(',').flatMap((each) => spread(path.replace(all, each)))
}

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => rooms.test(code) && !/[<*…$]/.test(code))
    .flatMap(spread)

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

describe.each(texts)('%s', (name) => {
  it('names existing files and folders', () => {
    expect(pathsIn(read(name)).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names existing commands', () => {
    expect(commandsIn(read(name)).filter((command) => !Object.hasOwn(scripts, command))).toEqual([])
  })
})
