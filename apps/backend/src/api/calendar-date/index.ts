import { enforceCalendarRules } from '#src/playback/calendar-date/panel-rules'

export default {
  bootstrap: enforceCalendarRules,
}
