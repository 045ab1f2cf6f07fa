"""Where lessons are made: this writes the lessons in the folder of each game anew; the tests beside it play them."""

from tests.lessons.workshop import khiva, kilim, samarkand

for game in (khiva, kilim, samarkand):
    for write in game.LESSONS:
        write()
