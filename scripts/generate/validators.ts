export const writeValidators = async (_out: string): Promise<void> => {}
