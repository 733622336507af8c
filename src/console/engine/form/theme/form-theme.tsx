import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ThemeProps, withTheme } from '@rjsf/core'
import MuiObjectTemplate from '@rjsf/mui/lib/ObjectFieldTemplate/ObjectFieldTemplate.js'
import templates from '@rjsf/mui/lib/Templates/Templates.js'
import {
  englishStringTranslator,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  type FieldProps,
  getUiOptions,
  helpId,
  type ObjectFieldTemplateProps,
  type Registry,
  replaceStringParameters,
  TranslatableString,
  type UiSchema,
} from '@rjsf/utils'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { AfterPaint } from '../../../ui/lazy/after-paint.tsx'
import { rjsfFields, rjsfWidgets } from '../../../widgets/registry.ts'
import {
  createPendingInputs,
  type PendingInputs,
  PendingInputsContext,
} from '../../../widgets/shared/typing/pending-inputs.ts'
import { numberWidget } from '../../../widgets/simple/number.tsx'
import { TextInput } from '../../../widgets/simple/text-input.tsx'
import { fieldGroups, groupId } from '../groups/field-groups.ts'
import { firstFields, spanOf } from '../groups/first-fields.ts'

const groupHeading = {
  pb: 2,
  mb: 5,
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 600,
  outline: 'none',
}

type Property = ObjectFieldTemplateProps['properties'][number]

// One style for all cells: individual styles cost time on every render.
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(12, 1fr)' },
  columnGap: 4,
  rowGap: 5,
  '& > div': { minWidth: 0, gridColumn: { md: 'span var(--span)' } },
  // Fields in a row have the same height.
  '& > div > .rjsf-field, & > div > .rjsf-field > .MuiFormControl-root': { height: 1 },
} as const

/** The height of most fields. */
const placeholder = <div style={{ height: 56 }} />

interface GridProps {
  properties: readonly Property[]
  uiSchema: UiSchema | undefined
  /** The fields that render at once; the others render after the first paint. */
  first: ReadonlySet<string>
}

/** Properties on a twelve-column grid; `ui:options.span` is the number of columns from md up. */
const Grid = ({ properties, uiSchema, first }: GridProps) => (
  <Box sx={grid}>
    {properties.map(({ name, content, hidden }) => (
      <div
        key={name}
        hidden={hidden}
        {...(!hidden && { 'data-field': name })}
        style={{ '--span': spanOf(uiSchema, name) } as CSSProperties}
      >
        {first.has(name) ? content : <AfterPaint fallback={placeholder}>{content}</AfterPaint>}
      </div>
    ))}
  </Box>
)

/** Fields under a common title. */
const Group = ({ id, title, children }: { id: string; title: string; children: ReactNode }) =>
  title === '' ? (
    children
  ) : (
    <section id={`${id}-section`} aria-labelledby={id}>
      <Typography id={id} component='h2' variant='subtitle1' tabIndex={-1} sx={groupHeading}>
        {title}
      </Typography>
      {children}
    </section>
  )

/** The fields of an object, in the groups of `ui:groups` if defined. */
const Fields = ({ properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) => {
  const names = properties.map(({ name }) => name)
  const first = firstFields(uiSchema, names)
  if (uiSchema?.['ui:groups'] === undefined)
    return <Grid properties={properties} uiSchema={uiSchema} first={first} />
  return (
    <Stack spacing={8}>
      {fieldGroups(uiSchema, names).map((group) => (
        <Group key={group.name} id={groupId(fieldPathId.$id, group)} title={group.title}>
          <Grid
            properties={properties.filter(({ name }) => group.fields.includes(name))}
            uiSchema={uiSchema}
            first={first}
          />
        </Group>
      ))}
    </Stack>
  )
}

/**
 * rjsf/mui's object template, with its fields in groups on a grid. The form and the item of a dialog have their own
 * titles.
 */
const ObjectFieldTemplate = (props: ObjectFieldTemplateProps) => {
  const content = <Fields {...props} />
  const isUntitled = props.fieldPathId.path.length === 0 || props.title === ''
  if (isUntitled && !props.schema.additionalProperties && !props.optionalDataControl) return content
  return (
    <MuiObjectTemplate
      {...props}
      {...(isUntitled && { title: '', description: '' })}
      properties={[{ name: '', content, disabled: false, readonly: false, hidden: false }]}
    />
  )
}

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
