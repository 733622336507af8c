import type { SessionDevice } from './sessionDevice.ts';

/**
 * One place where the signed-in user is signed in.
 */
export interface Session {
  /** Name of the session. */
  id: string;
  /**
     * Browser or app and its version; null when unknown.
     * @nullable
     */
  browser: string | null;
  /**
     * Operating system; null when unknown.
     * @nullable
     */
  system: string | null;
  /** What kind of device. */
  device: SessionDevice;
  /**
     * What the program called itself when it signed in; null when unknown.
     * @nullable
     */
  program: string | null;
  /**
     * Address of the network that it was last used from; null when unknown.
     * @nullable
     */
  address: string | null;
  /** Since when, UTC. */
  createdDate: string;
  /** When it was last used, UTC; up to two minutes behind. */
  lastUsedDate: string;
  /** Whether it is the session that asks. */
  current: boolean;
}
