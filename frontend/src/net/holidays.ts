// What the section about holidays asks of the house.
import { call } from "./http";
import type { MyHolidays, TakeHoliday } from "./types";

export const holidays = {
  mine: () => call<MyHolidays>("GET", "/api/me/holiday"),
  take: (holiday: TakeHoliday) => call<MyHolidays>("POST", "/api/me/holiday", holiday),
  end: () => call<MyHolidays>("POST", "/api/me/holiday/end"),
};
