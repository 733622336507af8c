import {
  englishStringTranslator,
  type Registry,
  replaceStringParameters,
  TranslatableString,
} from '@rjsf/utils'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Texts of rjsf and its theme that forms show, by their key in `widgets.json`. The other texts concern errors in a
 * schema.
 */
const keys = {
  [TranslatableString.YesLabel]: 'yes',
  [TranslatableString.NoLabel]: 'no',
  [TranslatableString.ArrayItemTitle]: 'rjsf.item',
  [TranslatableString.EmptyArray]: 'rjsf.empty',
  [TranslatableString.NewStringDefault]: 'rjsf.newValue',
  [TranslatableString.AddButton]: 'rjsf.add',
  [TranslatableString.AddItemButton]: 'rjsf.addItem',
  [TranslatableString.CopyButton]: 'rjsf.copy',
  [TranslatableString.MoveDownButton]: 'rjsf.moveDown',
  [TranslatableString.MoveUpButton]: 'rjsf.moveUp',
  [TranslatableString.RemoveButton]: 'rjsf.remove',
  [TranslatableString.ClearButton]: 'rjsf.clear',
  [TranslatableString.OptionPrefix]: 'rjsf.option',
  [TranslatableString.TitleOptionPrefix]: 'rjsf.titledOption',
  [TranslatableString.KeyLabel]: 'rjsf.key',
} as const

const isKey = (text: TranslatableString): text is keyof typeof keys => Object.hasOwn(keys, text)

/** rjsf's texts in the present language; the same function until the language changes. */
export const useRjsfTexts = (): Registry['translateString'] => {
  const { t } = useTranslation('widgets')
  return useCallback(
    (text, params) =>
      isKey(text) ? replaceStringParameters(t(keys[text]), params) : englishStringTranslator(text, params),
    [t],
  )
}
