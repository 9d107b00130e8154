import { enforceCalendarRules } from './services/panel-rules'

export default {
  bootstrap: enforceCalendarRules,
}
