import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RangeFilter } from '../../../../modules/format/types.ts'
import { numberText, writtenNumber } from '../../../widgets/shared/typing/typed-number.ts'
import { type Chosen, isBound, rangeOf, rangeText } from '../state/filters.ts'
import { dayLength, dayOf, shownDay } from './typed-day.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

export interface RangeFilterProps {
  filter: RangeFilter
  /** `from..to`; empty for all. */
  chosen: Chosen
  onChoose: (chosen: string) => void
}

/** How the ends of a range of a kind are typed. */
interface Kind {
  /** An end as it stands in the input. */
  write: (end: string) => string
  /** The end that is meant, empty when open; undefined while it is none. */
  read: (typed: string) => string | undefined
  /** Whether more is still to come, as far as the text tells. */
  isPartial: (typed: string) => boolean
  /** What is wrong with a text that is no end. */
  faultOf: (typed: string, t: TFunction<'engine'>) => string
}

const days: Kind = {
  write: shownDay,
  read: dayOf,
  isPartial: (typed) => typed.length < dayLength,
  faultOf: (typed, t) => t(days.isPartial(typed) ? 'rule.incompleteDate' : 'rule.noSuchDay'),
}

const numbersOf = (language: string): Kind => ({
  write: (end) => writtenNumber(end, language),
  read: (typed) => {
    const end = numberText(typed, language)
    return isBound(end, 'number') ? end : undefined
  },
  isPartial: () => true,
  faultOf: (_, t) => t('rule.number'),
})

/** An end of a range as it is typed. */
interface End {
  text: string
  /** Nothing more is typed into it for now. */
  left: boolean
}

type Ends = readonly [from: End, to: End]

/** Whether a range ends where it begins or behind; an end that is open or wrong is never in the way. */
const isInOrder = (from: string | undefined, to: string | undefined, isNumber: boolean): boolean =>
  !from || !to || (isNumber ? Number(from) <= Number(to) : from <= to)

/** What each end has against it; undefined where that is nothing, or not yet. */
const faultsOf = ([from, to]: Ends, kind: Kind, isNumber: boolean, t: TFunction<'engine'>) => {
  const isSettled = ({ text, left }: End): boolean => left || !kind.isPartial(text)
  const faultOf = (end: End): string | undefined =>
    kind.read(end.text) === undefined && isSettled(end) ? kind.faultOf(end.text, t) : undefined
  const isTurned =
    isSettled(from) && isSettled(to) && !isInOrder(kind.read(from.text), kind.read(to.text), isNumber)
  return [faultOf(from), faultOf(to) ?? (isTurned ? t('rule.x-not-before') : undefined)] as const
}

/** What stands in the two inputs of a range, what is wrong with it, and the range that is chosen by it. */
export const useRange = ({ filter: { type }, chosen, onChoose }: RangeFilterProps) => {
  const { t, i18n } = useTranslation('engine')
  const isNumber = type === 'number'
  const kind = isNumber ? numbersOf(i18n.language) : days
  const written = (range: Chosen): Ends => {
    const [from, to] = rangeOf(range, type)
    return [
      { text: kind.write(from), left: true },
      { text: kind.write(to), left: true },
    ]
  }
  const [ends, setEnds] = useState(() => written(chosen))
  const { schedule, callNow, cancel } = useDebouncedInput(String(chosen), onChoose, (range) =>
    setEnds(written(range)),
  )
  /** The range that is typed; undefined while it is none. */
  const meant = (ends: Ends): string | undefined => {
    const [from, to] = [kind.read(ends[0].text), kind.read(ends[1].text)]
    if (from === undefined || to === undefined || !isInOrder(from, to, isNumber)) return
    return rangeText(from, to)
  }
  return {
    /** The texts in the inputs. */
    texts: [ends[0].text, ends[1].text] as const,
    /** The ends as the address holds them, empty when open or wrong. */
    bounds: [kind.read(ends[0].text) ?? '', kind.read(ends[1].text) ?? ''] as const,
    faults: faultsOf(ends, kind, isNumber, t),
    change: (at: 0 | 1, text: string): void => {
      const end = { text, left: false }
      const next: Ends = at === 0 ? [end, ends[1]] : [ends[0], end]
      setEnds(next)
      // What is no range yet, such as a year half typed, waits for the rest.
      const range = meant(next)
      if (range === undefined) cancel()
      else schedule(range)
    },
    /** At once, where it is a range. */
    choose: (): void => {
      const range = meant(ends)
      if (range !== undefined) callNow(range)
      setEnds(([from, to]) => [
        { ...from, left: true },
        { ...to, left: true },
      ])
    },
    /** Written anew only now: whoever types is not interrupted. */
    leave: (): void => {
      const again = ({ text }: End): End => {
        const end = kind.read(text)
        return { text: end === undefined ? text : kind.write(end), left: true }
      }
      setEnds(([from, to]) => [again(from), again(to)])
    },
  }
}
