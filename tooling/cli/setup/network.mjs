import { CliError } from '#program/cli-error.mjs'

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|network (?:request )?.*failed/
const untrusted = /SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY)|CERT_(?:HAS_EXPIRED|UNTRUSTED)/

/** Returns an error if a log shows that the registry could not be reached; otherwise null. */
export function explainNetworkFailure(log) {
  if (untrusted.test(log)) {
    return new CliError(
      'The certificate of the package registry is not trusted here. Set NODE_EXTRA_CA_CERTS to your network’s certificates and run the same command again',
    )
  }
  if (!unreachable.test(log)) return null
  return new CliError(
    'The package registry could not be reached. Check the network (or the proxy that npm is set to) and run the same command again',
  )
}
