// @vitest-environment node
import { expect, it } from 'vitest'
import { namesRecordById } from '../../../../src/console/engine/routes/module-paths.ts'
import { moduleNamed } from '../../../support/module-screens.ts'

it.each([
  ['dua', '/dua/edit/:id', true],
  ['role', '/role/:id/edit', true],
  ['upazila', '/district/edit-upazila/:id', true],
  ['photos', '/photo-gallery/photos/:categoryId/edit/:photoId', false],
  ['dynamic-photo-slider', '/dynamic-photo-slider/edit/:id/:purpose', false],
])('an edit form of %s at %s needs nothing but the record: %s', (id, _, needs) =>
  expect(namesRecordById(moduleNamed(id).module)).toBe(needs),
)
