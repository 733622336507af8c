import type { FieldProps, RegistryFieldsType, RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { dateWidget } from './date/date.tsx'
import { durationWidget } from './date/duration.tsx'
import { timeWidget } from './date/time.tsx'
import { visibilityWidget } from './date/visibility/visibility.tsx'
import { audioWidget } from './file/audio.tsx'
import { fileWidget } from './file/file.tsx'
import { imageWidget } from './file/image.tsx'
import { itemsWidget } from './items/items.tsx'
import { privilegesWidget } from './privileges/privileges.tsx'
import { referenceWidget } from './reference/reference.tsx'
import { referencesWidget } from './reference/references.tsx'
import { richTextWidget } from './rich-text/rich-text.tsx'
import { radioWidget, selectWidget, yesNoWidget } from './simple/choice.tsx'
import { numberWidget } from './simple/number.tsx'
import { passwordWidget } from './simple/password.tsx'
import { switchWidget } from './simple/switch.tsx'
import { emailWidget, phoneWidget, textareaWidget, textWidget, urlWidget } from './simple/text.tsx'
import { tagsWidget } from './tags/tags.tsx'
import { translationsWidget } from './translations/translations.tsx'
import { userPickerWidget } from './users/user-picker.tsx'
import type { Widget } from './widget.ts'

/** Every form widget, by the name modules use. */
export const widgets: Readonly<Record<string, Widget>> = Object.fromEntries(
  [
    textWidget,
    textareaWidget,
    numberWidget,
    urlWidget,
    emailWidget,
    phoneWidget,
    passwordWidget,
    selectWidget,
    radioWidget,
    yesNoWidget,
    switchWidget,
    translationsWidget,
    imageWidget,
    fileWidget,
    audioWidget,
    richTextWidget,
    referenceWidget,
    referencesWidget,
    tagsWidget,
    userPickerWidget,
    dateWidget,
    timeWidget,
    durationWidget,
    visibilityWidget,
    itemsWidget,
    privilegesWidget,
  ].map((widget) => [widget.name, widget]),
)

/** The widget of a name; undefined for a name the registry lacks. */
export const findWidget = (name: string): Widget | undefined =>
  Object.hasOwn(widgets, name) ? widgets[name] : undefined

const ofKind = <Props>(kind: Widget['kind']): Record<string, ComponentType<Props>> =>
  Object.fromEntries(
    Object.values(widgets)
      .filter((widget) => widget.kind === kind)
      .map((widget) => [widget.name, widget.component as ComponentType<Props>]),
  )

/**
 * What rjsf draws where a UI schema says nothing, by JSON type, or by a format that it does not know. Of one without a
 * widget it makes an error each time it draws a field, whatever the UI schema says.
 */
const defaults = {
  TextWidget: textWidget.component,
  TextareaWidget: textareaWidget.component,
  URLWidget: urlWidget.component,
  EmailWidget: emailWidget.component,
  PasswordWidget: passwordWidget.component,
  UpDownWidget: numberWidget.component,
  SelectWidget: selectWidget.component,
  RadioWidget: radioWidget.component,
  CheckboxWidget: switchWidget.component,
  html: richTextWidget.component,
} as const

/** The registry as rjsf takes it. */
export const rjsfWidgets: RegistryWidgetsType = { ...defaults, ...ofKind<WidgetProps>('widget') }
export const rjsfFields: RegistryFieldsType = ofKind<FieldProps>('field')
