import { accountClosed } from '#src/api/account/services/events'
import { revokeKeysCreatedBy } from './services/manage'

export default {
  bootstrap: () => accountClosed.subscribe(({ account }) => revokeKeysCreatedBy(account)),
}
