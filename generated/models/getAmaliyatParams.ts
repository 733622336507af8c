
export type GetAmaliyatParams = {
/**
 * Asks for the audio file, which the record holds anyway.
 */
loadAudioDbFile?: boolean;
};
