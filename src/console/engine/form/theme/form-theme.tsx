import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ThemeProps, withTheme } from '@rjsf/core'
import {
  errorId,
  type FieldTemplateProps,
  helpId,
  type ObjectFieldTemplateProps,
  type UiSchema,
} from '@rjsf/utils'
import { type ComponentProps, type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { AfterPaint } from '../../../ui/lazy/after-paint.tsx'
import { rjsfFields, rjsfWidgets } from '../../../widgets/registry.ts'
import { fieldGroups, groupId } from '../groups/field-groups.ts'
import { firstFields, spanOf } from '../groups/first-fields.ts'
import { NumberField } from './number-field.tsx'

const groupHeading = {
  pb: 2,
  mb: 5,
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 600,
  outline: 'none',
}

/** One field: the widget, its hint, and its errors below. */
const FieldTemplate = ({
  id,
  children,
  rawErrors = [],
  rawHelp,
  hidden,
  hideError,
  displayLabel,
  rawDescription,
}: FieldTemplateProps) => {
  if (hidden) return <Box sx={{ display: 'none' }}>{children}</Box>
  const shownErrors = hideError ? [] : rawErrors
  const hint = typeof rawHelp === 'string' ? rawHelp : displayLabel ? rawDescription : undefined
  return (
    <FormControl fullWidth error={shownErrors.length > 0} sx={{ minWidth: 0 }}>
      {children}
      {hint && (
        <FormHelperText id={helpId(id)} error={false}>
          {hint}
        </FormHelperText>
      )}
      {shownErrors.length > 0 && (
        <FormHelperText id={errorId(id)} role='alert'>
          {shownErrors.join(' ')}
        </FormHelperText>
      )}
    </FormControl>
  )
}

type Property = ObjectFieldTemplateProps['properties'][number]

// One rule for all of its cells: each would cost a style of its own whenever the form is drawn.
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(12, 1fr)' },
  columnGap: 4,
  rowGap: 5,
  '& > div': { minWidth: 0, gridColumn: { md: 'span var(--span)' } },
  // Boxes that stand side by side are equally high.
  '& > div > .MuiFormControl-root': { height: 1 },
} as const

/** As high as most fields are. */
const place = <div style={{ height: 56 }} />

interface GridProps {
  properties: readonly Property[]
  uiSchema: UiSchema | undefined
  /** The fields that are drawn at once; the others follow when these stand. */
  first: ReadonlySet<string>
}

/** Properties on a twelve-column grid; `ui:options.span` says how many columns one takes from md up. */
const Grid = ({ properties, uiSchema, first }: GridProps) => (
  <Box sx={grid}>
    {properties.map(({ name, content, hidden }) => (
      <div
        key={name}
        hidden={hidden}
        {...(!hidden && { 'data-field': name })}
        style={{ '--span': spanOf(uiSchema, name) } as CSSProperties}
      >
        {first.has(name) ? content : <AfterPaint fallback={place}>{content}</AfterPaint>}
      </div>
    ))}
  </Box>
)

/** Fields that stand together, under their title. */
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

/** The properties of an object, in the groups of `ui:groups` where it has some. */
const ObjectFieldTemplate = ({ properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) => {
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

const theme: ThemeProps = {
  widgets: rjsfWidgets,
  fields: { ...rjsfFields, NumberField },
  templates: { FieldTemplate, ObjectFieldTemplate },
}

const Form = withTheme(theme)

/**
 * rjsf's form in this console's clothes. It takes other props over once they have been drawn, of which what is hidden is not
 * told: a form that is drawn ahead begins anew for them, until it is shown.
 */
export const ThemedForm = (props: ComponentProps<typeof Form>) => {
  const { schema, uiSchema, formContext } = props
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
  }, [])
  const drawn = useRef({ schema, uiSchema, formContext, round: 0 })
  const { current } = drawn
  const isSame =
    current.schema === schema && current.uiSchema === uiSchema && current.formContext === formContext
  if (!isShown.current && !isSame) drawn.current = { schema, uiSchema, formContext, round: current.round + 1 }
  return <Form key={drawn.current.round} {...props} />
}
