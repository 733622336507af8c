import type {
  Done,
  FactorAdded,
  MySecondFactor,
  PasskeyCreated,
  PasskeyOptions,
  PasskeyRemoval,
  PasswordAgain,
  RecoveryCodes,
  TotpCode,
  TotpSecret
} from '../../models';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Returns what the signed-in user has set up for the second step: authenticator app, passkeys, recovery codes. Secrets and codes are not returned.
 * @summary Get own second step
 */
export const getMySecondFactor = (

 options?: SecondParameter<typeof request>,) => {


      return request<MySecondFactor>(
      {url: `/api/me/second-factor`, method: 'GET'
    },
      options);
    }


/**
 * Returns a new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It becomes active when a code is confirmed within 15 minutes in the same session; until then, the previous app stays active. 422 for a wrong password.
 * @summary Start to set up an authenticator app
 */
export const beginMyTotp = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,) => {


      return request<TotpSecret>(
      {url: `/api/me/second-factor/totp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain
    },
      options);
    }


/**
 * Activates the app with one of its codes, in place of the previous app. Together with the first second step, returns recovery codes, once. Ends the user's other sessions that began with the password alone. 409 when no set-up was started, or it has expired; 422 for a wrong code.
 * @summary Confirm an authenticator app
 */
export const confirmMyTotp = (
    totpCode: BodyType<TotpCode>,
 options?: SecondParameter<typeof request>,) => {


      return request<FactorAdded>(
      {url: `/api/me/second-factor/totp/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: totpCode
    },
      options);
    }


/**
 * Removes the authenticator app. With the last second step, removes the recovery codes too; 409 while the role requires a second step. 422 for a wrong password.
 * @summary Remove the authenticator app
 */
export const removeMyTotp = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/me/second-factor/totp/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain
    },
      options);
    }


/**
 * Returns the options to create a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON) for the requesting origin; valid once, for 15 minutes, in the same session. 422 for a wrong password.
 * @summary Start to add a passkey
 */
export const beginMyPasskey = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,) => {


      return request<PasskeyOptions>(
      {url: `/api/me/second-factor/passkey`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain
    },
      options);
    }


/**
 * Stores the passkey that the browser created. Together with the first second step, returns recovery codes, once. Ends the user's other sessions that began with the password alone. 409 when no passkey was started, or it has expired; 422 for a response to another request.
 * @summary Confirm a passkey
 */
export const confirmMyPasskey = (
    passkeyCreated: BodyType<PasskeyCreated>,
 options?: SecondParameter<typeof request>,) => {


      return request<FactorAdded>(
      {url: `/api/me/second-factor/passkey/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyCreated
    },
      options);
    }


/**
 * Removes the passkey. With the last second step, removes the recovery codes too; 409 while the role requires a second step. 422 for a wrong password.
 * @summary Remove a passkey
 */
export const removeMyPasskey = (
    passkeyRemoval: BodyType<PasskeyRemoval>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/me/second-factor/passkey/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyRemoval
    },
      options);
    }


/**
 * Returns ten new recovery codes, once, and invalidates the previous ones. 409 without an app or passkey, 422 for a wrong password.
 * @summary Create recovery codes
 */
export const makeMyRecoveryCodes = (
    passwordAgain: BodyType<PasswordAgain>,
 options?: SecondParameter<typeof request>,) => {


      return request<RecoveryCodes>(
      {url: `/api/me/second-factor/recovery-codes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordAgain
    },
      options);
    }


