import { makeEnvelope } from '../../../src/contract/conventions/envelope.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { pastParticiple, withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, SpecialOperation } from '../answers/plan/plan.ts'
import { lowerWords, pascal, titleCase } from '../answers/words.ts'
import { bodyName, bodyProperties } from './property-schemas.ts'
import { bodySample, recordCount } from './samples.ts'
import { ownSchema, shared, template } from './template.ts'

/** The path items and schemas of operations in a resource's file. */
interface Added {
  readonly paths: PlainObject
  readonly schemas: PlainObject
}

const merged = (parts: readonly object[]): PlainObject => Object.assign({}, ...parts)

const stateName = (state: string): string => titleCase(state).toLowerCase()

const descriptionOf = ({ name, transition }: SpecialOperation, one: string): string =>
  transition
    ? `Makes it ${stateName(transition.to)}; 409 unless it is ${transition.from.map(stateName).join(' or ')}.`
    : `Describe here what ${lowerWords(name)} does to the ${one}.`

const transitionOf = ({ transition }: SpecialOperation, resource: string): PlainObject | undefined => {
  if (!transition) return undefined
  const { property, from, to, needs } = transition
  return { resource, property, from, to, ...(needs.length > 0 && { needs: needs.map(bodyName) }) }
}

const specialOperation = (special: SpecialOperation, plan: Plan, { resources }: Existing): Added => {
  const { name, transition, asks, action } = special
  const { resource, one } = plan
  const words = lowerWords(name)
  const schema = `${resource}${pascal(name)}`
  const required = asks.filter((property) => property.required).map(bodyName)
  const example = merged(asks.map((property) => bodySample(property, recordCount, { plan, resources })))
  const content = { 'application/json': { schema: ownSchema(schema), example } }
  const operation = template('special-operation.yaml', {
    ...{ ...plan, id: `${name}${resource}`, action },
    summary: `${pascal(words)} ${withArticle(one)}`,
    description: descriptionOf(special, one),
    transition: transitionOf(special, resource),
    parameters: [shared('parameters', 'Id'), ...(transition ? [shared('parameters', 'IfMatch')] : [])],
    body: asks.length > 0 ? { required: true, content } : undefined,
    schema: shared('schemas', transition ? 'Created' : 'Done'),
    example: makeEnvelope(`${pascal(one)} ${pastParticiple(words)}`, transition ? { id: 1 } : null),
  })
  const body = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: merged(asks.map((property) => bodyProperties(property, plan))),
  }
  return {
    paths: { [`${plan.api}/${words.replaceAll(' ', '-')}/{id}`]: operation },
    schemas: asks.length > 0 ? { [schema]: body } : {},
  }
}

/** The special operations of the plan for the resource's file. */
export const specialOperations = (plan: Plan, existing: Existing): Added => {
  const all = plan.operations.map((special) => specialOperation(special, plan, existing))
  return { paths: merged(all.map(({ paths }) => paths)), schemas: merged(all.map(({ schemas }) => schemas)) }
}
