import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useLabel } from '../../i18n/use-label.ts'
import { AfterPaint } from '../../ui/lazy/after-paint.tsx'
import { HeldField, LateField } from '../../ui/lazy/held-field.tsx'
import { preloadCode } from '../../ui/lazy/preload-code.ts'
import { visuallyHidden } from '../../ui/styles/visually-hidden.ts'
import { formContextOf, pointerOf } from '../shared/form-field.ts'
import { lazyPartOfField } from '../shared/lazy-field.tsx'
import { numberOption } from '../shared/options.ts'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import type { SimpleWidget } from '../widget.ts'
import type { RichTextBoxProps } from './rich-text-box-props.ts'

/**
 * Fetches the editor's code without running it, which takes as much memory as a list: the form renders before the
 * editor is created.
 */
export const preloadEditor = async (): Promise<void> => preloadCode('editor')

const Placeholder = ({ height }: Pick<RichTextBoxProps, 'height'>) => (
  <Skeleton variant='rounded' height={height + 77} />
)

const RichTextEditor = lazyPartOfField(
  async () => (await import('./editor/rich-text-editor.tsx')).RichTextEditor,
  Placeholder,
  ({ label }) => ({ label, isDrawn: true }),
)

/**
 * A label and the editor, whose code loads with the first form that has one. The editor is created after the form is
 * visible: it is not needed earlier, and an editor in a form rendered ahead would be created again when that is shown.
 */
export const RichTextBox = (props: RichTextBoxProps) => {
  const { id, label, error } = props
  const invalid = props.invalid ?? Boolean(error)
  return (
    <Box>
      <FormLabel
        id={`${id}-label`}
        required={props.required}
        error={invalid}
        sx={props.hideLabel ? visuallyHidden : { display: 'block', mb: 1 }}
      >
        {label}
      </FormLabel>
      <LateField>
        <AfterPaint
          fallback={
            <HeldField label={label}>
              <Placeholder height={props.height} />
            </HeldField>
          }
        >
          <RichTextEditor
            {...props}
            invalid={invalid}
            describedBy={[props.describedBy, error && `${id}-error`].filter(Boolean).join(' ')}
          />
        </AfterPaint>
      </LateField>
      {error && (
        <FormHelperText id={`${id}-error`} error role='alert'>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

/** Rich text as an rjsf widget: HTML, or undefined without visible content. */
const RichTextWidget = (props: WidgetProps) => {
  const { id, options, onChange, onBlur } = props
  const { push, leave } = useDeferred<string | undefined>(id, onChange)
  const { draftKey, hold } = formContextOf(props.registry)
  return (
    <RichTextBox
      id={id}
      label={useLabel()(props.label)}
      hideLabel={props.hideLabel ?? false}
      value={typeof props.value === 'string' ? props.value : ''}
      invalid={Boolean(props.rawErrors?.length)}
      describedBy={ariaDescribedByIds(id)}
      required={props.required ?? false}
      disabled={Boolean(props.disabled || props.readonly)}
      height={numberOption(options, 'height') ?? 300}
      draftKey={`${draftKey}/${id}`}
      onHold={(reason) => hold?.(pointerOf(props), reason)}
      onChange={(html) => push(html === '' ? undefined : html)}
      onBlur={() => {
        leave()
        onBlur(id, props.value)
      }}
    />
  )
}

/** Formatted text, stored as HTML. */
export const richTextWidget: SimpleWidget = {
  name: 'rich-text',
  kind: 'widget',
  types: ['string'],
  options: {
    type: 'object',
    properties: {
      height: { enum: [200, 300], description: 'Height of the text in pixels; 300 when left out.' },
    },
    additionalProperties: false,
  },
  component: RichTextWidget,
  fetchCode: preloadEditor,
}
