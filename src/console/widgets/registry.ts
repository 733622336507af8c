import type { FieldProps, RegistryFieldsType, RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { dateTimeWidget, dateWidget, timeWidget } from './date/date-widgets.tsx'
import { durationWidget } from './date/duration.tsx'
import { visibilityWidget } from './date/visibility/visibility.tsx'
import { audioWidget, fileWidget, imageWidget } from './file/file-field.tsx'
import { itemsWidget } from './items/items.tsx'
import { privilegesWidget } from './privileges/privileges.tsx'
import { referenceWidget } from './reference/reference.tsx'
import { referencesWidget } from './reference/references.tsx'
import { richTextWidget } from './rich-text/rich-text-box.tsx'
import { radioWidget, selectWidget, switchWidget, yesNoWidget } from './simple/choice.tsx'
import {
  emailWidget,
  numberWidget,
  passwordWidget,
  phoneWidget,
  textareaWidget,
  textWidget,
  urlWidget,
} from './simple/text-input.tsx'
import { checkboxesWidget, checkboxWidget, DataUrlFiles, rangeWidget } from './simple/themed.tsx'
import { tagsWidget } from './tags/tags.tsx'
import { translationsWidget } from './translations/translations.tsx'
import { userPickerWidget } from './users/user-picker.tsx'
import { findValueMapping } from './value-mappings.ts'
import type { Widget } from './widget.ts'

/**
 * Every form widget by its name in modules. Those of @rjsf/core and @rjsf/mui come first; each other one has a comment
 * with its purpose.
 */
export const widgets: Readonly<Record<string, Widget>> = Object.fromEntries(
  [
    textWidget,
    emailWidget,
    urlWidget,
    checkboxWidget,
    checkboxesWidget,
    rangeWidget,
    // Multi-line texts that grow with their content.
    textareaWidget,
    // Numbers in Bengali and Arabic digits, which `<input type="number">` refuses.
    numberWidget,
    // Digits and + only, with leading zeros.
    phoneWidget,
    // Shows the password on demand, for the sign-up of admins.
    passwordWidget,
    // rjsf/mui's select, with numbers in the digits of the language and descriptions for screen readers.
    selectWidget,
    radioWidget,
    yesNoWidget,
    // A switch for `active`, as the documents require.
    switchWidget,
    // Texts in several languages, one input each.
    translationsWidget,
    // Uploads with preview, progress, size and type checks.
    imageWidget,
    fileWidget,
    audioWidget,
    // Formatted text, stored as HTML.
    richTextWidget,
    // Records of another resource, searched through the API.
    referenceWidget,
    referencesWidget,
    tagsWidget,
    userPickerWidget,
    // Dates as DD-MM-YYYY and times with AM and PM, whatever the language of the browser.
    dateWidget,
    timeWidget,
    // A moment, stored in UTC; rjsf's default for `format: date-time` uses the browser's input.
    dateTimeWidget,
    // `hh:mm:ss`, typed as digits.
    durationWidget,
    // A range of dates or days that recur each year.
    visibilityWidget,
    // Lists of objects, edited in a dialog and sorted by dragging.
    itemsWidget,
    // The privileges of a role, by area and action.
    privilegesWidget,
  ].map((widget) => [widget.name, { ...widget, ...findValueMapping(widget.name) }]),
)

/** The widget with this name; undefined if there is none. */
export const findWidget = (name: string): Widget | undefined =>
  Object.hasOwn(widgets, name) ? widgets[name] : undefined

const ofKind = <Props>(kind: Widget['kind']): Record<string, ComponentType<Props>> =>
  Object.fromEntries(
    Object.values(widgets)
      .filter((widget) => widget.kind === kind)
      .map((widget) => [widget.name, widget.component as ComponentType<Props>]),
  )

/** Widgets that rjsf uses by its own names, or by a format, without a widget in the UI schema. */
const defaults = {
  CheckboxWidget: checkboxWidget.component,
  CheckboxesWidget: checkboxesWidget.component,
  DateTimeWidget: dateTimeWidget.component,
  FileWidget: DataUrlFiles,
  PasswordWidget: passwordWidget.component,
  RadioWidget: radioWidget.component,
  RangeWidget: rangeWidget.component,
  SelectWidget: selectWidget.component,
  TextareaWidget: textareaWidget.component,
  UpDownWidget: numberWidget.component,
  html: richTextWidget.component,
} as const

/** The registry for rjsf. */
export const rjsfWidgets: RegistryWidgetsType = { ...defaults, ...ofKind<WidgetProps>('widget') }
export const rjsfFields: RegistryFieldsType = ofKind<FieldProps>('field')
