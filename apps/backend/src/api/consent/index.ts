import { requireAppendOnly } from '#src/database/append-only'

export default { bootstrap: () => requireAppendOnly('api::consent.consent') }
