import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { inLanguage, texts } from '../../../src/server/messages/message.ts'
import type { CodedMessage } from '../../../src/server/messages/message-code.ts'
import { type Document, endpointsOf, readContractFile } from '../../shared/contract.ts'
import { root } from '../../shared/root.ts'
import { linesOf, type Step } from '../step.ts'
import { checkKeys } from '../texts/text-keys.ts'
import { messagesIn, nounFaults } from './message-faults.ts'
import { messageNeeds } from './message-needs.ts'

/** Folders with messages for clients: the server, shared code, and the handler templates of `npm run new`. */
const folders = ['src/server', 'src/contract/conventions', 'scripts/new/edit']

const readSources = async (): Promise<Record<string, string>> => {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  const pairs = names
    .flat()
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

const exampleFaults = (contract: Document): readonly string[] =>
  messagesIn({ paths: contract.paths, responses: contract.components?.responses }).flatMap(
    ({ code, params, message }) => {
      const words = inLanguage({ code, params } as CodedMessage, 'en')
      return words === message ? [] : [`openapi: an example says "${message}", but ${code} is "${words}"`]
    },
  )

/** The messages for refused state changes, as source text of the server. */
const refusalsIn = (contract: Document): string =>
  endpointsOf(contract)
    .map(({ operation }) => operation['x-transition']?.refused)
    .filter((code) => code !== undefined)
    .map((code) => `t('${code}')`)
    .join('\n')

/** Every message of the API exists in every language, is used, and matches the contract's examples. */
export const messages: Step = {
  name: 'messages of the API',
  run: async () => {
    const [sources, contract] = await Promise.all([readSources(), readContractFile()])
    const { en, ...others } = texts
    const of = (name: 'api' | 'import'): Record<string, Texts> =>
      Object.fromEntries(
        Object.entries(texts).map(([language, { [name]: messages }]) => [language, messages]),
      )
    const needs = messageNeeds(contract)
    const allSources = { ...sources, 'openapi/resources': refusalsIn(contract) }
    const faults = [
      ...checkKeys({
        sources: allSources,
        texts: { api: of('api'), import: of('import') },
        defaultNamespace: 'api',
      }),
      ...Object.entries(others).flatMap(([language, { done, nouns }]) =>
        nounFaults(language, done, nouns, needs),
      ),
      ...exampleFaults(contract),
    ]
    return linesOf(faults)
  },
}
