"""What the exercises of this lesson are about is still to be written."""

NUMBER, TITLE = @number@, "@title@"
