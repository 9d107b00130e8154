import { appendOnly } from '../../../../append-only'

export default appendOnly
