import { makeAnswer } from '../../../src/contract/conventions/envelope.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { pastParticiple, withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, SpecialOperation } from '../answers/plan/plan.ts'
import { lowerWords, pascal, titleCase } from '../answers/words.ts'
import { conflict, idParameter, notFound, operation } from './operation.ts'
import { bodyName, bodyProperties } from './property-schemas.ts'
import { shared } from './references.ts'
import { bodySample, recordCount } from './samples.ts'

/** The path items and schemas of one operation in a resource's file. */
interface Added {
  readonly paths: PlainObject
  readonly schemas: PlainObject
}

const stateName = (state: string): string => titleCase(state).toLowerCase()

const specialDescription = ({ name, transition }: SpecialOperation, one: string): string =>
  transition
    ? `Makes it ${stateName(transition.to)}; 409 unless it is ${transition.from.map(stateName).join(' or ')}.`
    : `Describe here what ${lowerWords(name)} does to the ${one}.`

const transitionPart = ({ transition }: SpecialOperation, resource: string): PlainObject => {
  if (!transition) return {}
  const { property, from, to, needs } = transition
  const needed = needs.length > 0 ? { needs: needs.map(bodyName) } : {}
  return { 'x-transition': { resource, property, from: [...from], to, ...needed } }
}

const specialPath = ({ api }: Pick<Plan, 'api'>, { name }: SpecialOperation): string =>
  `${api}/${lowerWords(name).replaceAll(' ', '-')}/{id}`

const specialOperation = (special: SpecialOperation, plan: Plan, { resources }: Existing): Added => {
  const { name, transition, asks, action } = special
  const { resource, one } = plan
  const schema = `${resource}${pascal(name)}`
  const message = `${pascal(one)} ${pastParticiple(lowerWords(name))}`
  const required = asks.filter((property) => property.required).map(bodyName)
  const body: PlainObject = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.assign({}, ...asks.map((property) => bodyProperties(property, plan))),
  }
  const example = Object.assign(
    {},
    ...asks.map((property) => bodySample(property, recordCount, { plan, resources })),
  )
  return {
    paths: {
      [specialPath(plan, special)]: {
        put: operation(plan, {
          id: `${name}${resource}`,
          summary: `${pascal(lowerWords(name))} ${withArticle(one)}`,
          description: specialDescription(special, one),
          privileges: [`${plan.area}_${action}`],
          more: transitionPart(special, resource),
          parameters: transition ? [idParameter, shared('parameters', 'IfMatch')] : [idParameter],
          ...(asks.length > 0 && { body: { schema, example } }),
          answer: transition
            ? {
                description: 'Done.',
                schema: shared('schemas', 'Created'),
                example: makeAnswer(message, { id: 1 }),
              }
            : { description: 'Done.', schema: shared('schemas', 'Done'), example: makeAnswer(message, null) },
          errors: { ...notFound, ...conflict },
        }),
      },
    },
    schemas: asks.length > 0 ? { [schema]: body } : {},
  }
}

/** The special operations of the plan for the resource's file. */
export const specialOperations = (plan: Plan, existing: Existing): Added => {
  const all = plan.operations.map((special) => specialOperation(special, plan, existing))
  return {
    paths: Object.assign({}, ...all.map(({ paths }) => paths)),
    schemas: Object.assign({}, ...all.map(({ schemas }) => schemas)),
  }
}
