import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useLabel } from '../../i18n/use-label.ts'
import { formContextOf, pointerOf } from '../shared/form-field.ts'
import { numberOption } from '../shared/options.ts'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import type { SimpleWidget } from '../widget.ts'
import { preloadEditor, RichTextBox } from './rich-text-box.tsx'

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
