/** jsdom has no such event, by which React, once it is loaded, tells how a browser names the beginning of animations. */
globalThis.AnimationEvent ??= class extends Event {} as unknown as typeof AnimationEvent
