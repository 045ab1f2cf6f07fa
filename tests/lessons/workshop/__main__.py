"""Where lessons are made: this writes the files of `src/caravanserai/lessons` anew; the tests beside it play them."""

from tests.lessons.workshop import khiva, kilim, samarkand

for game in (khiva, kilim, samarkand):
    for write in game.LESSONS:
        write()
