import type { Area } from "#core/shop/delivery-zone.ts";
import { areaMeeting, type AreaMeeting } from "./area-meeting.ts";

/** The same as `areaMeeting`, which remembers: what is typed next to large areas must not compare them again. */
export function createAreaMeetings(): (area: Area, other: Area) => AreaMeeting {
  const known = new WeakMap<Area, WeakMap<Area, AreaMeeting>>();
  return (area, other) => {
    const ofArea = known.get(area) ?? new WeakMap<Area, AreaMeeting>();
    known.set(area, ofArea);
    const meeting = ofArea.get(other) ?? areaMeeting(area, other);
    ofArea.set(other, meeting);
    return meeting;
  };
}
