import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inDigits } from '../../../../i18n/in-digits.ts'
import { type Conflicts, conflictsIn, type GoneReference, placeOf } from '../../actions/calls/conflicts.ts'
import type { useCall } from '../../actions/calls/use-call.ts'
import { type Chosen, changedValues, refusalAt } from './collision-values.ts'
import { useReferenceFields } from './use-reference-fields.ts'

/** The state of the conflict form: the typed and selected values, and their present errors. */
export const useCollisionForm = (call: ReturnType<typeof useCall>, conflicts: Conflicts) => {
  const { t, i18n } = useTranslation('restore')
  const fieldOf = useReferenceFields(conflicts.resource)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [chosen, setChosen] = useState<Chosen>({})
  /** The input at the time of the last refusal. */
  const [refused, setRefused] = useState(typed)
  const [isTried, setTried] = useState(false)
  const { refusal } = call
  const found = conflictsIn(refusal)
  const fields = conflicts.collisions.map(({ property, value, title }) => ({
    property,
    title,
    text: typed[property] ?? String(value),
    fault: typed[property] === refused[property] ? refusalAt(refusal, property) : null,
    change: (text: string): void => setTyped((all) => ({ ...all, [property]: text })),
  }))

  const faultOf = (each: GoneReference, id: number | null, isDue: boolean): string | null => {
    if (isDue) return isTried ? t('due') : null
    const refused = found?.gone.find(
      ({ property, recordId }) => property === each.property && recordId === id,
    )
    if (!refused) return null
    return t(refused.unfit ? 'unfit' : 'gone', { number: inDigits(refused.recordId, i18n.language) })
  }
  /** The values that a selection depends on, including those selected in this form. */
  const valuesBeside = ({ agreesWith }: GoneReference): Record<string, unknown> => {
    const here = conflicts.gone.map((each) => [each.property, chosen[placeOf(each)]] as const)
    const values = { ...agreesWith, ...Object.fromEntries(here.filter(([, id]) => id != null)) }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  }
  const gone = conflicts.gone.map((each) => {
    const place = placeOf(each)
    const id = chosen[place] ?? null
    const isDue = !each.optional && id === null
    return {
      each,
      place,
      id,
      field: fieldOf?.(each, valuesBeside(each)),
      isDue,
      fault: faultOf(each, id, isDue),
      choose: (other: number | null): void => setChosen((all) => ({ ...all, [place]: other })),
    }
  })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setRefused(typed)
    setTried(true)
    const isDue = gone.some((each) => each.isDue)
    if (isDue) event.currentTarget.querySelector<HTMLElement>('[data-due] input')?.focus()
    else call.confirm(changedValues(conflicts, typed, chosen))
  }

  return {
    fields,
    gone,
    /** Whether a field shows the reason of the refusal. */
    isToldAtField: found !== null || fields.some(({ property }) => refusalAt(refusal, property)),
    submit,
  }
}
