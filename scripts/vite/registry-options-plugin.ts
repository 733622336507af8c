import type { Plugin } from 'vite'
import { isObject } from '../../src/contract/json.ts'

interface Node {
  type: string
  start: number
  end: number
}

interface Property extends Node {
  key: { name?: string }
}

const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string'

/** The `options` properties of registry entries below a node. */
const optionsIn = (node: Node): Property[] => {
  const below = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => optionsIn(child))
  if (node.type !== 'ObjectExpression' || !('properties' in node)) return below
  const properties = node.properties as Property[]
  // Every entry has JSON types.
  const isEntry = properties.some(({ key }) => key?.name === 'types')
  return isEntry ? [...below, ...properties.filter(({ key }) => key?.name === 'options')] : below
}

/**
 * Excludes the option schemas of cells and widgets from the production build: only checks, editors and the gallery of
 * `npm run dev` need them.
 */
export const registryOptionsPlugin = (): Plugin => ({
  name: 'registry-options',
  apply: 'build',
  transform: {
    filter: { id: /src[\\/]console[\\/](cells|widgets)[\\/].*\.tsx?$/, code: /\boptions\b/ },
    handler(code) {
      const found = optionsIn(this.parse(code) as unknown as Node).toSorted(
        (one, other) => other.start - one.start,
      )
      return found.reduce(
        (text, { start, end }) => `${text.slice(0, start)}options: undefined${text.slice(end)}`,
        code,
      )
    },
  },
})
