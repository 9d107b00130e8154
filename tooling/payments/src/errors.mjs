/** A response from the provider's API that reports a failure. */
export class ProviderError extends Error {
  constructor(status, body) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** Snap lists its errors and responds with the matching HTTP status. */
export const snapError = (status, ...messages) => new ProviderError(status, { error_messages: messages })

/**
 * The Core API responds with HTTP 200 and the actual code in the body; only a wrong key results in HTTP 401.
 */
export const coreError = (code, message, extra = {}) =>
  new ProviderError(code === '401' ? 401 : 200, { status_code: code, status_message: message, ...extra })

/** An outcome that the state of a transaction does not allow. Shown on the simulator's page. */
export class OutcomeError extends Error {}
