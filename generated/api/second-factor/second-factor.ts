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
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * What the signed-in user has set up for the second step of signing in: an authenticator app, passkeys, recovery codes. Secrets and codes are never told again.
 * @summary How one proves oneself beside the password
 */
export const getMySecondFactor = (

 options?: SecondParameter<typeof request>,) => {


      return request<MySecondFactor>(
      {url: `/api/me/second-factor`, method: 'GET'
    },
      options);
    }


/**
 * Makes a new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It counts once a code of it is confirmed, within 15 minutes and in the same session; an app that is set up counts until then. 422 for a wrong password.
 * @summary Begin to set up an authenticator app
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
 * Takes a code that the app shows, and from then on the app counts, in the place of one that was set up before. With the first way of proving oneself, recovery codes are made and told, this once. All other sessions of the user that began with the password alone end. 409 when nothing was begun, or too long ago; 422 for a wrong code.
 * @summary Set up an authenticator app
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
 * Forgets the authenticator app. With the last way of proving oneself the recovery codes go as well; that one stays while the role demands a second step (409). 422 for a wrong password.
 * @summary Do without the authenticator app
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
 * Makes what the browser needs to create a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON) for the origin that asks; it counts for 15 minutes, once, in the same session. 422 for a wrong password.
 * @summary Begin to add a passkey
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
 * Keeps the passkey that the browser has created. With the first way of proving oneself, recovery codes are made and told, this once. All other sessions of the user that began with the password alone end. 409 when nothing was begun, or too long ago; 422 for what the browser did not create for this.
 * @summary Add a passkey
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
 * Forgets the passkey. With the last way of proving oneself the recovery codes go as well; that one stays while the role demands a second step (409). 422 for a wrong password.
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
 * Makes ten new recovery codes, which are told this once; those from before count no more. 409 for who has set up neither app nor passkey, 422 for a wrong password.
 * @summary Make new recovery codes
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


