import engine from './engine.json' with { type: 'json' }
import frame from './frame.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }
import widgets from './widgets.json' with { type: 'json' }

/** English is part of the first load. Module files are English themselves, so `modules` is empty. */
export const english = { shell, frame, engine, widgets, modules: {} }
