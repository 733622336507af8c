
/**
 * False while another record refers to this one; deleting it would return 409.
 */
export type Deletable = boolean;
