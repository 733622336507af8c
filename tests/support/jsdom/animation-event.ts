/** jsdom lacks this event, from which React derives the name of animation events. */
globalThis.AnimationEvent ??= class extends Event {} as unknown as typeof AnimationEvent
