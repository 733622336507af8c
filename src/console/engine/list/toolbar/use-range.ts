import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay, isoDay } from '../../../../contract/dates.ts'
import type { RangeFilter } from '../../../../modules/format/types.ts'
import { numberText, writtenNumber } from '../../../widgets/shared/typing/typed-number.ts'
import { type Chosen, isBound, rangeOf, rangeText } from '../state/filters.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

/** Length of a complete date, DD-MM-YYYY. */
const dayLength = 10

/** Formats a `YYYY-MM-DD` day as `DD-MM-YYYY`; empty for none. */
export const shownDay = (day: string): string => day.split('-').toReversed().join('-')

/** Parses a typed day to `YYYY-MM-DD`; empty for none, undefined for an invalid day. */
export const dayOf = (typed: string): string | undefined => {
  if (typed === '') return ''
  const day = isoDay(typed)
  return day !== undefined && isDay(day) ? day : undefined
}

export interface RangeFilterProps {
  filter: RangeFilter
  /** `from..to`; empty for all. */
  chosen: Chosen
  onChoose: (chosen: string) => void
}

/** How the ends of a range are written and parsed. */
interface Kind {
  /** The input text of an end. */
  write: (end: string) => string
  /** The end for a text, empty when open; undefined for an invalid text. */
  read: (typed: string) => string | undefined
  /** Whether the text may be the start of a longer value. */
  isPartial: (typed: string) => boolean
  /** The error message for an invalid text. */
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

/** A range end with its typed text. */
interface End {
  text: string
  /** The input was left; nothing more is being typed. */
  left: boolean
}

type Ends = readonly [from: End, to: End]

/** Whether a range ends at or after its start; open and invalid ends always pass. */
const isInOrder = (from: string | undefined, to: string | undefined, isNumber: boolean): boolean =>
  !from || !to || (isNumber ? Number(from) <= Number(to) : from <= to)

/** The error of each end; undefined if there is none, or not yet. */
const faultsOf = ([from, to]: Ends, kind: Kind, isNumber: boolean, t: TFunction<'engine'>) => {
  const isSettled = ({ text, left }: End): boolean => left || !kind.isPartial(text)
  const faultOf = (end: End): string | undefined =>
    kind.read(end.text) === undefined && isSettled(end) ? kind.faultOf(end.text, t) : undefined
  const isTurned =
    isSettled(from) && isSettled(to) && !isInOrder(kind.read(from.text), kind.read(to.text), isNumber)
  return [faultOf(from), faultOf(to) ?? (isTurned ? t('rule.x-not-before') : undefined)] as const
}

/** The texts of a range's two inputs, their errors, and the selected range. */
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
  /** The typed range; undefined if invalid. */
  const rangeFrom = (ends: Ends): string | undefined => {
    const [from, to] = [kind.read(ends[0].text), kind.read(ends[1].text)]
    if (from === undefined || to === undefined || !isInOrder(from, to, isNumber)) return
    return rangeText(from, to)
  }
  return {
    /** The texts in the inputs. */
    texts: [ends[0].text, ends[1].text] as const,
    /** The ends in URL form, empty when open or invalid. */
    bounds: [kind.read(ends[0].text) ?? '', kind.read(ends[1].text) ?? ''] as const,
    faults: faultsOf(ends, kind, isNumber, t),
    change: (at: 0 | 1, text: string): void => {
      const end = { text, left: false }
      const next: Ends = at === 0 ? [end, ends[1]] : [ends[0], end]
      setEnds(next)
      // An unfinished range, such as a partial year, waits for more input.
      const range = rangeFrom(next)
      if (range === undefined) cancel()
      else schedule(range)
    },
    /** Applies a valid range at once. */
    choose: (): void => {
      const range = rangeFrom(ends)
      if (range !== undefined) callNow(range)
      setEnds(([from, to]) => [
        { ...from, left: true },
        { ...to, left: true },
      ])
    },
    /** Formats the text only on leaving, so that typing is not interrupted. */
    leave: (): void => {
      const again = ({ text }: End): End => {
        const end = kind.read(text)
        return { text: end === undefined ? text : kind.write(end), left: true }
      }
      setEnds(([from, to]) => [again(from), again(to)])
    },
  }
}
