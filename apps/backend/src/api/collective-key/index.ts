import { accountClosed } from '#src/identity/account/events'
import { revokeKeysCreatedBy } from '#src/integrations/collective-key/manage'

export default {
  bootstrap: () => accountClosed.subscribe(({ account }) => revokeKeysCreatedBy(account)),
}
