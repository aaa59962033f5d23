import type { time as ro } from "../../ro/first/time.ts";
import type { Translation } from "../../wording.ts";

/** Days and hours. Two sets of day words stay apart: relative dates, and the next opening. */
export const time: Translation<typeof ro> = {
  yesterdayAt: "Yesterday at {time}",
  todayAt: "Today at {time}",
  tomorrowAt: "Tomorrow at {time}",
  dateAt: "{date} at {time}",
  today: "Today",
  tomorrow: "Tomorrow",
  yesterday: "Yesterday",
  opensToday: "at {time}",
  opensTomorrow: "tomorrow at {time}",
  opensWeekday: "on {weekday} at {time}",
  opensDate: "on {weekday}, {date}, at {time}",
  opensUnknown: "according to our opening hours",
  untilToday: "{time}",
  untilTomorrow: "tomorrow at {time}",
  untilDate: "{date}",
  between: "{from}–{to}",
  weekdays: {
    1: "Monday",
    2: "Tuesday",
    3: "Wednesday",
    4: "Thursday",
    5: "Friday",
    6: "Saturday",
    7: "Sunday",
  },
};
