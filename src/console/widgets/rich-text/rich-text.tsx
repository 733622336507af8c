import type { SimpleWidget } from '../widget.ts'
import { preloadEditor } from './rich-text-box.tsx'
import { RichTextWidget } from './rich-text-widget.tsx'

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
