import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'

it('missing texts are reported in the interface language', () => {
  i18next.addResourceBundle('en', 'modules', { 'Titles Are Required': 'Every title is needed' }, true, true)
  const messages = { required: 'Titles Are Required' }
  showForm({
    properties: {
      titles: {
        type: 'array',
        items: {
          type: 'object',
          properties: { languageId: { type: 'integer' }, text: { type: 'string', minLength: 1 } },
        },
      },
    },
    ui: {
      titles: {
        'ui:title': 'Title',
        'ui:widget': 'translations',
        'ui:messages': messages,
        items: { 'ui:messages': messages },
      },
    },
    context: { errors: { '/titles/0/text': ['missing'] } },
  })
  expect(screen.getByText('Every title is needed')).toBeInTheDocument()
})
