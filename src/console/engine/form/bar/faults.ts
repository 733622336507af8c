import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord } from '../../../../contract/json.ts'
import { firstKey, fromPointer } from '../../../../contract/json-pointer.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { joinFacts } from '../../../ui/text-direction.ts'
import type { ErrorsByPath, FormContext } from '../../../widgets/form-context.ts'
import type { Language } from '../../../widgets/widget.ts'
import { type Mapping, uiOptions } from '../data/mapping.ts'
import { focusFieldWhenShown } from '../fields/focus-field.ts'

/** One error of a form, with a link to its field. */
export interface FaultLink {
  /** JSON Pointer into the form data. */
  path: string
  /** Name of the place: field, item and language. */
  place: string
  message: string
}

interface Naming {
  ui: JsonSchema
  languages: readonly Language[]
  /** Translates a label of the module. */
  label: (text: string) => string
  /** Name of a list item. */
  item: (number: number) => string
}

interface Named {
  node: JsonSchema
  names: readonly string[]
  language?: Language | undefined
}

const step = ({ node, names, language }: Named, key: string, naming: Naming): Named => {
  if (language) return { node, names, language }
  if (/^\d+$/.test(key)) {
    if (uiOptions(node).widget === 'translations')
      return { node, names, language: naming.languages[Number(key)] }
    return { node: asRecord(node.items), names: [...names, naming.item(Number(key) + 1)] }
  }
  const inner = asRecord(node[key])
  const { label, title } = uiOptions(inner)
  const text = [label, title].find((each) => typeof each === 'string')
  return { node: inner, names: text === undefined ? names : [...names, naming.label(text as string)] }
}

const linkOf = (path: string, messages: readonly string[], naming: Naming): FaultLink => {
  const keys = fromPointer(path)
  const { names, language } = keys.reduce<Named>((named, key) => step(named, key, naming), {
    node: naming.ui,
    names: [],
  })
  const place = joinFacts(names) || (keys[0] ?? '')
  return {
    path,
    place: language ? `${place} (${language.name})` : place,
    message: messages.join(' ').replaceAll('{language}', language?.name ?? ''),
  }
}

/** The errors of a form in the order of its fields. */
export const faultLinks = (shown: ErrorsByPath, naming: Naming): readonly FaultLink[] => {
  const links = Object.entries(shown).map(([path, messages]) => linkOf(path, messages, naming))
  return inFieldOrder(naming.ui, links, ({ path }) => firstKey(path))
}

/** The errors of a form as links. `revealed` is the place that the widgets should open; cleared once open. */
export const useFaults = (shown: ErrorsByPath, { ui, context }: Mapping) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const [revealed, setRevealed] = useState<FormContext['revealed']>()
  const { languages } = context
  const faults = useMemo(
    () => faultLinks(shown, { ui, languages, label, item: (number) => t('item', { number }) }),
    [shown, ui, languages, label, t],
  )
  const follow = useCallback(
    (root: HTMLElement | null, idPrefix: string, path: string, onFocused?: () => void): void => {
      const place = { path }
      setRevealed(place)
      focusFieldWhenShown(root, idPrefix, path, () => {
        // A list that is rendered again later must not open the place a second time.
        setRevealed((current) => (current === place ? undefined : current))
        onFocused?.()
      })
    },
    [],
  )
  return { faults, revealed, follow }
}
