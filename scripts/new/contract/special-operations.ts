import type { PlainObject } from '../../../src/contract/json.ts'
import { pastParticiple, withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, SpecialOperation } from '../answers/plan/plan.ts'
import { lowerWords, pascal, titleCase } from '../answers/words.ts'
import { askedProperty, bodyName } from './record-properties.ts'
import { writeSample } from './samples.ts'

const bodyOf = ({ resource }: Plan, { name }: SpecialOperation): string => `${resource}${pascal(name)}`

const inWords = (state: string): string => titleCase(state).toLowerCase()

const description = ({ name, transition }: SpecialOperation, one: string): string =>
  transition
    ? `Makes it ${inWords(transition.to)}; 409 unless it is ${transition.from.map(inWords).join(' or ')}.`
    : `What ${lowerWords(name)} does to the ${one}: say it here.`

const transitionPart = ({ transition }: SpecialOperation): PlainObject => {
  if (!transition) return {}
  const { property, from, to, needs } = transition
  return {
    'x-transition': { property, from, to, ...(needs.length > 0 && { needs: needs.map(bodyName) }) },
  }
}

const bodyPart = (operation: SpecialOperation, plan: Plan, { resources }: Existing): PlainObject => {
  if (operation.asks.length === 0) return {}
  const samples = operation.asks.map((property) => writeSample(property, 3, { plan, resources }))
  return { body: bodyOf(plan, operation), example: Object.assign({}, ...samples) }
}

/** A change of state answers the record's number, as an update does. */
const answer = ({ name, transition }: SpecialOperation, { one }: Plan): PlainObject => {
  const message = `${pascal(one)} ${pastParticiple(lowerWords(name))}`
  return transition
    ? { description: 'Done.', schema: 'Created', message, payload: { id: 1 } }
    : { description: 'Done.', message }
}

/** `paths` of a new resource: its operations that are not regular. */
export const paths = (plan: Plan, existing: Existing): PlainObject =>
  Object.fromEntries(
    plan.operations.map((operation) => [
      `${plan.api}/${lowerWords(operation.name).replaceAll(' ', '-')}/{id}`,
      {
        put: {
          operationId: `${operation.name}${plan.resource}`,
          summary: `${pascal(lowerWords(operation.name))} ${withArticle(plan.one)}`,
          description: description(operation, plan.one),
          'x-privileges': [`${plan.area}_${operation.action}`],
          ...transitionPart(operation),
          ...(!operation.transition && { parameters: ['Id'] }),
          ...bodyPart(operation, plan, existing),
          answer: answer(operation, plan),
          ...(!operation.transition && { errors: [400, 401, 403, 404, 409, 422, 500, 503] }),
        },
      },
    ]),
  )

/** `bodies` of a new resource, of the operations that ask for something; empty where none does. */
export const bodies = (plan: Plan): PlainObject => {
  const asking = plan.operations.filter(({ asks }) => asks.length > 0)
  if (asking.length === 0) return {}
  return {
    bodies: Object.fromEntries(
      asking.map((operation) => {
        const required = operation.asks.filter((property) => property.required).map(bodyName)
        return [
          bodyOf(plan, operation),
          {
            ...(required.length > 0 && { required }),
            properties: Object.fromEntries(
              operation.asks.map((property) => [bodyName(property), askedProperty(property)]),
            ),
          },
        ]
      }),
    ),
  }
}
