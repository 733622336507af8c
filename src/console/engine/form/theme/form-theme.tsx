import FormHelperText from '@mui/material/FormHelperText'
import { type ThemeProps, withTheme } from '@rjsf/core'
import templates from '@rjsf/mui/lib/Templates/Templates.js'
import {
  englishStringTranslator,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  type FieldProps,
  getUiOptions,
  helpId,
  type Registry,
  replaceStringParameters,
  TranslatableString,
  type UiSchema,
} from '@rjsf/utils'
import { type ComponentProps, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { findWidget, rjsfFields, rjsfWidgets } from '../../../widgets/registry.ts'
import {
  createPendingInputs,
  type PendingInputs,
  PendingInputsContext,
} from '../../../widgets/shared/typing/pending-inputs.ts'
import { numberWidget, TextInput } from '../../../widgets/simple/text-input.tsx'
import { getPath, type ValueContext } from '../../values.ts'
import type { Mapping } from '../data/mapping.ts'
import { formSources, prepareUi } from '../data/schema.ts'
import { ObjectFieldTemplate } from './object-field-template.tsx'

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
  [TranslatableString.FilesInfo]: 'rjsf.file',
  [TranslatableString.PreviewLabel]: 'rjsf.preview',
} as const

const isKey = (text: TranslatableString): text is keyof typeof keys => Object.hasOwn(keys, text)

/** rjsf's texts in the present language; the same function until the language changes. */
const useRjsfTexts = (): Registry['translateString'] => {
  const { t } = useTranslation('widgets')
  return useCallback(
    (text, params) =>
      isKey(text) ? replaceStringParameters(t(keys[text]), params) : englishStringTranslator(text, params),
    [t],
  )
}

/**
 * A number. The console's widgets pass numbers; rjsf's own field would parse them again with the decimal sign of the
 * browser's language, which may differ from the console's.
 */
const NumberField = (props: FieldProps) => {
  const { StringField } = props.registry.fields
  if (!StringField) return null
  const isTyped =
    getUiOptions(props.uiSchema).widget === undefined && !props.registry.schemaUtils.isSelect(props.schema)
  return (
    <StringField
      {...props}
      {...(isTyped && { uiSchema: { ...props.uiSchema, 'ui:widget': numberWidget.name } })}
    />
  )
}

/** The errors of a field in one line, announced by screen readers. */
const FieldErrorTemplate = ({ errors = [], fieldPathId }: FieldErrorProps) =>
  errors.length > 0 && (
    <FormHelperText id={errorId(fieldPathId)} role='alert'>
      {errors.join(' ')}
    </FormHelperText>
  )

/** The hint of a field, which keeps its colour beside an error. */
const FieldHelpTemplate = ({ help, fieldPathId }: FieldHelpProps) =>
  help && (
    <FormHelperText id={helpId(fieldPathId)} error={false}>
      {help}
    </FormHelperText>
  )

/** The theme of @rjsf/mui with the console's widgets and templates. */
export const formTheme: ThemeProps = {
  widgets: rjsfWidgets,
  fields: { ...rjsfFields, NumberField },
  templates: {
    ...templates,
    // Uncontrolled, so a keystroke renders nothing. Adds text direction and descriptions for screen readers.
    BaseInputTemplate: TextInput,
    // Groups and columns from the module; fields out of view render after the first paint.
    ObjectFieldTemplate,
    // Announced by screen readers.
    FieldErrorTemplate,
    // Without the error colour.
    FieldHelpTemplate,
  },
}

const Form = withTheme(formTheme)

interface Props extends ComponentProps<typeof Form> {
  /** The inputs whose values the form does not have yet, for code outside the form that reads them. */
  pending?: PendingInputs
}

/**
 * rjsf's form in the console's theme. Before a submit it gets the values that its inputs still hold. rjsf ignores new
 * props while the form is hidden: a form that is rendered ahead is mounted again for them, until it is shown.
 */
export const ThemedForm = ({ pending, ...props }: Props) => {
  const { schema, uiSchema, formContext } = props
  const translateString = useRjsfTexts()
  const [own] = useState(createPendingInputs)
  const inputs = pending ?? own
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
  }, [])
  const rendered = useRef({ schema, uiSchema, formContext, round: 0 })
  const { current } = rendered
  const isSame =
    current.schema === schema && current.uiSchema === uiSchema && current.formContext === formContext
  if (!isShown.current && !isSame)
    rendered.current = { schema, uiSchema, formContext, round: current.round + 1 }
  return (
    <PendingInputsContext value={inputs}>
      <div style={{ display: 'contents' }} onSubmitCapture={inputs.flush}>
        <Form key={rendered.current.round} translateString={translateString} {...props} />
      </div>
    </PendingInputsContext>
  )
}

/** The UI schema for rjsf; computed again only when a property that its options refer to changes. */
export const useUiSchema = (mapping: Mapping, values: ValueContext, data: unknown): UiSchema => {
  const label = useLabel()
  const sources = useMemo(() => formSources(mapping.ui), [mapping.ui])
  const sourceValues = JSON.stringify(sources.map((path) => getPath(data, path) ?? null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the data that options depend on matters
  return useMemo(
    () => prepareUi(mapping.ui, { find: findWidget, label, values: { ...values, form: data } }),
    [mapping, label, values, sourceValues],
  )
}
