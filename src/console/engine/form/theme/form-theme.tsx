import { type ThemeProps, withTheme } from '@rjsf/core'
import templates from '@rjsf/mui/lib/Templates/Templates.js'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { rjsfFields, rjsfWidgets } from '../../../widgets/registry.ts'
import {
  createPendingInputs,
  type PendingInputs,
  PendingInputsContext,
} from '../../../widgets/shared/typing/pending-inputs.ts'
import { TextInput } from '../../../widgets/simple/text-input.tsx'
import { FieldErrorTemplate, FieldHelpTemplate } from './field-notes.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectFieldTemplate } from './object-template.tsx'
import { useRjsfTexts } from './use-rjsf-texts.ts'

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
