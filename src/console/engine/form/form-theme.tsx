import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import { type ThemeProps, withTheme } from '@rjsf/core'
import {
  errorId,
  type FieldTemplateProps,
  getUiOptions,
  helpId,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { rjsfFields, rjsfWidgets } from '../../widgets/registry.ts'

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

/** Properties on a twelve-column grid; `ui:options.span` says how many columns one takes from md up. */
const ObjectFieldTemplate = ({ properties, uiSchema }: ObjectFieldTemplateProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: 'repeat(12, 1fr)' },
      columnGap: 4,
      rowGap: 5,
    }}
  >
    {properties.map(({ name, content, hidden }) => {
      const { span } = getUiOptions(uiSchema?.[name])
      return (
        <Box
          key={name}
          {...(!hidden && { 'data-field': name })}
          sx={{
            display: hidden ? 'none' : 'block',
            minWidth: 0,
            gridColumn: { md: `span ${typeof span === 'number' ? span : 12}` },
          }}
        >
          {content}
        </Box>
      )
    })}
  </Box>
)

const theme: ThemeProps = {
  widgets: rjsfWidgets,
  fields: rjsfFields,
  templates: { FieldTemplate, ObjectFieldTemplate },
}

/** rjsf's form in this console's clothes. */
export const ThemedForm = withTheme(theme)
